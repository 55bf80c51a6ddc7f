import { OPERATOR_ROLES, type OperatorRole } from '@quintet/domain/operation/operator'
import { useTexts } from '../../../texts/language.tsx'
import { Labelled, Select } from '../../../ui/field.tsx'
import styles from '../house.module.css'

type RoleFieldProps = { role: OperatorRole; onPick: (role: OperatorRole) => void }

/** A choice of role that explains what each is for. */
export function RoleField({ role, onPick }: RoleFieldProps) {
  const { house, roles } = useTexts()
  const { operators: words } = house
  return (
    <Labelled label={words.role}>
      <Select
        label={words.role}
        value={role}
        options={OPERATOR_ROLES.map((each) => [each, roles[each]])}
        onPick={onPick}
      />
      <p className={styles.beside}>{words.duties[role]}</p>
    </Labelled>
  )
}
