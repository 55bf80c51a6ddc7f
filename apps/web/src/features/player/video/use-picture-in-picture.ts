import { useEffect, useState } from 'react'

/** Shows the film in a small window of its own, if the browser supports it. */
export function usePictureInPicture(video: HTMLVideoElement): {
  isAvailable: boolean
  isOn: boolean
  toggle: () => void
} {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const follow = () => setOn(document.pictureInPictureElement === video)
    video.addEventListener('enterpictureinpicture', follow)
    video.addEventListener('leavepictureinpicture', follow)
    return () => {
      video.removeEventListener('enterpictureinpicture', follow)
      video.removeEventListener('leavepictureinpicture', follow)
      if (document.pictureInPictureElement === video) void document.exitPictureInPicture()
    }
  }, [video])
  const toggle = () => {
    const change = isOn ? document.exitPictureInPicture() : video.requestPictureInPicture()
    // Rejected before the first frame is there: the next press works.
    change?.catch(() => {})
  }
  return { isAvailable: document.pictureInPictureEnabled, isOn, toggle }
}
