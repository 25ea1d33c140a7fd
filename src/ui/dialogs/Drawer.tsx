import { Modal, type ModalProps } from './Modal.tsx';

/** A panel on the left of a wide screen, a tall sheet at the bottom of a narrow one. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} kind="drawer" />;
}
