import { evaluateRules } from "./functions/evaluate-rules.ts";
import { slopeSimilarTriangles } from "./functions/slope-similar-triangles.ts";
import type { Generator } from "./generator.ts";
import { lineOfFit } from "./statistics/line-of-fit.ts";
import { linearModelUse } from "./statistics/linear-model-use.ts";
import { scatterPlots } from "./statistics/scatter-plots.ts";
import { twoWayTables } from "./statistics/two-way-tables.ts";

/** The generators of grade 8, in teaching order within each domain. */
export const grade8: readonly Generator[] = [
	slopeSimilarTriangles,
	evaluateRules,
	scatterPlots,
	lineOfFit,
	linearModelUse,
	twoWayTables,
];
