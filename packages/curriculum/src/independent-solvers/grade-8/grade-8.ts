import { followsRule } from "./evaluated-rules.ts";
import type { SecondWays } from "../solver.ts";
import { secondWays8Angles } from "./angles.ts";
import { secondWays8Equations } from "./equations.ts";
import { secondWays8Functions } from "./functions.ts";
import { secondWays8Geometry } from "./geometry.ts";
import { secondWays8Lines } from "./lines.ts";
import { secondWays8Motions } from "./motions.ts";
import { secondWays8Numbers } from "./numbers.ts";
import { secondWays8Statistics } from "./statistics.ts";
import { followsSlope } from "./slopes.ts";

/** One independent solver per generator of grade 8. */
export const secondWays8: SecondWays = {
	"slope-similar-triangles": followsSlope,
	"evaluate-rules": followsRule,
	...secondWays8Angles,
	...secondWays8Equations,
	...secondWays8Functions,
	...secondWays8Geometry,
	...secondWays8Lines,
	...secondWays8Motions,
	...secondWays8Numbers,
	...secondWays8Statistics,
};
