import { Modal, type ModalProps } from './Modal.tsx';

/** Centred on a wide screen, a sheet at the bottom of a narrow one. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} kind="dialog" />;
}
