/** What is said where a picture is cut and described. */
export const pictureEditMessages = {
  describe: 'Describe',
  crop: 'Crop',
  focus: 'Focal point',
  view: 'What to set',
  focusHint: 'What must show however the picture is cut. Drag the dot, or move it by arrow keys.',
  focusAt: (x: number, y: number) => `Focal point: ${x} % from the left, ${y} % from the top`,
  noFocus: 'Use the middle',
  cropHint: 'Drag over the picture. Arrow keys move and size the frame.',
  shape: 'Shape',
  free: 'Free',
  whole: 'Show all of it',
  alt: 'Description',
  altHint: 'What would you tell someone on the phone?',
  decorative: 'Decorative: says nothing that the text does not',
  done: 'Done',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: (reason: string) => `Not saved: ${reason}`,
  descriptionNotSaved: (reason: string) => `What was said of a picture is not saved: ${reason}`,
  keptHere: (reason: string) =>
    `What was said of a picture is kept on this device until it can be saved: ${reason}`,
} as const;
