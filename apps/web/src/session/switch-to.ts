import { switchProfile } from '@quintet/contracts/profiles'
import type { Profile } from '@quintet/contracts/user'
import { call } from '../api/call.ts'
import { enterWorld } from '../shell/world.ts'

/** This session acts as `profile` from now on. Favorites, history and language are another's: every page loads anew. @spec decisions 2.7 */
export async function switchTo({ id }: Profile, address: string): Promise<void> {
  await call(switchProfile, { params: { id } })
  enterWorld(address)
}
