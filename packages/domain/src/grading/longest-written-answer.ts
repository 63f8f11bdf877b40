/** Longest written answer (VERIFY_WITH_LLM) that is read, in UTF-16 units. By itself: a page needs no grader to know it. */
export const LONGEST_WRITTEN_ANSWER = 2_000;
