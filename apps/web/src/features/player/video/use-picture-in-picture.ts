import { useEffect, useState } from 'react'

/** A small window of its own, where the browser has one. */
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
    // Refused before the first picture is there: the next press works.
    change?.catch(() => {})
  }
  return { isAvailable: document.pictureInPictureEnabled, isOn, toggle }
}
