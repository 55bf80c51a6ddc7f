import { switchProfile } from '@quintet/contracts/profiles'
import type { Profile } from '@quintet/contracts/user'
import { call } from '../api/call.ts'
import { enterWorld } from '../shell/world.ts'

/** Switches the session to `profile`. Favorites, history and language are that profile's, so every page is reloaded. @spec decisions 2.7 */
export async function switchTo({ id }: Profile, address: string): Promise<void> {
  await call(switchProfile, { params: { id } })
  enterWorld(address)
}
