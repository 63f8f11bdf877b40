/**
 * The share of the day's calls and money that generation may use; the rest is reserved for children's written
 * answers.
 */
export const generationShare = 0.8;
