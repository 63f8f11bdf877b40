/** How hard a question is within its skill, from 1 (first steps) to 5. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;
