/**
 * Longest written answer (VERIFY_WITH_LLM) to read, in UTF-16 units. In its own file, so that a page can use
 * it without the grader.
 */
export const MAX_WRITTEN_ANSWER_LENGTH = 2_000;
