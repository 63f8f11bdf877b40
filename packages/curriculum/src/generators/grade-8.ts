import { evaluateRules } from "./functions/evaluate-rules.ts";
import { slopeSimilarTriangles } from "./functions/slope-similar-triangles.ts";
import type { Generator } from "./generator.ts";

/** The generators of grade 8, in teaching order within each domain. */
export const grade8: readonly Generator[] = [slopeSimilarTriangles, evaluateRules];
