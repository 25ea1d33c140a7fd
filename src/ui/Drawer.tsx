import { Modal, type ModalProps } from './Modal.tsx';

/** A panel at the left of a wide screen, a tall sheet from below on a narrow one. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} kind="drawer" />;
}
