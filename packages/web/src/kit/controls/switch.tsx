/** On or off, at once. */
interface SwitchProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean | undefined;
}

export function Switch({ label, about, on, onChange, disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      class="switch"
      aria-checked={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span class="switch-words">
        <span class="switch-label">{label}</span>
        {about !== undefined && <span class="field-hint">{about}</span>}
      </span>
      <span class="switch-track" />
    </button>
  );
}
