/** The shared controls: the only entry point of this folder. */
export { Button, IconButton, LinkButton, LinkTo } from './button.tsx';
export { Choice } from './choice.tsx';
export { Dialog, Sheet } from './dialog.tsx';
export { Menu, type MenuItem } from './menu.tsx';
export { Sign } from './sign.tsx';
export { Stepper } from './stepper.tsx';
export { Switch } from './switch.tsx';
export { TabList } from './tab-list.tsx';
export { TextField } from './text-field.tsx';
export { toast } from './toast.tsx';
