import type { FigureColor } from "../figures/svg.ts";

/** The colors of figures to pick from. */
export const COLORS = ["sky", "gold", "mint", "coral", "lilac"] as const satisfies readonly FigureColor[];
