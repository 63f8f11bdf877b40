import { followsRule } from "./evaluated-rules.ts";
import type { Solvers } from "../solver.ts";
import { solvers8Angles } from "./angles.ts";
import { solvers8Equations } from "./equations.ts";
import { solvers8Functions } from "./functions.ts";
import { solvers8Geometry } from "./geometry.ts";
import { solvers8Lines } from "./lines.ts";
import { solvers8Motions } from "./motions.ts";
import { solvers8Numbers } from "./numbers.ts";
import { solvers8Statistics } from "./statistics.ts";
import { followsSlope } from "./slopes.ts";

/** One independent solver per generator of grade 8. */
export const solvers8: Solvers = {
	"slope-similar-triangles": followsSlope,
	"evaluate-rules": followsRule,
	...solvers8Angles,
	...solvers8Equations,
	...solvers8Functions,
	...solvers8Geometry,
	...solvers8Lines,
	...solvers8Motions,
	...solvers8Numbers,
	...solvers8Statistics,
};
