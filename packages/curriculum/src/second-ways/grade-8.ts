import { followsRule } from "./evaluated-rules.ts";
import type { SecondWays } from "./second-way.ts";
import { secondWays8Angles } from "./grade-8-angles.ts";
import { secondWays8Equations } from "./grade-8-equations.ts";
import { secondWays8Functions } from "./grade-8-functions.ts";
import { secondWays8Geometry } from "./grade-8-geometry.ts";
import { secondWays8Lines } from "./grade-8-lines.ts";
import { secondWays8Motions } from "./grade-8-motions.ts";
import { secondWays8Numbers } from "./grade-8-numbers.ts";
import { secondWays8Statistics } from "./grade-8-statistics.ts";
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
