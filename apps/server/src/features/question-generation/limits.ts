/** The part of the day's calls and money that generating may use; the rest stays for children's written answers. */
export const generationShare = 0.8;
