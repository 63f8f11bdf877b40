/** Curricula a family may follow, optional, in the order they are offered; the stored value is the text itself. */
export const EDUCATIONAL_BOARDS = ["Common Core", "England", "CBSE", "ICSE", "NEB", "Other"] as const;
