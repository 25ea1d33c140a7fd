import { Modal, type ModalProps } from './Modal.tsx';

/** In the middle of a wide screen, a sheet from below on a narrow one. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} kind="dialog" />;
}
