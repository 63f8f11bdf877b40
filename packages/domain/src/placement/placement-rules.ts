/** A placement asks at most so many questions: about ten minutes. */
export const PLACEMENT_QUESTIONS = 25;
