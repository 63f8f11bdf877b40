import type { LinePoints } from "@learnin/domain/interactions/line-points/settings";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Wrong } from "../draft.ts";
import type { Value } from "../value.ts";
import { stepwiseQuestion } from "./stepwise.ts";

/** Points to place on one line; the prompt calls them A, B, C. */
export interface Placing {
	prompt: string;
	line: Omit<LinePoints, "kind">;
	points: readonly { right: Value; wrong?: readonly (Wrong | false)[] }[];
	hints: readonly [string, string, string];
	steps: readonly string[];
}

/** FILL_MULTIPLE, answered by placing several points on a number line: the boxes are their values. */
export function placed(draw: (random: Random) => Placing | undefined): Way {
	return (random) => {
		const placing = draw(random);
		if (placing === undefined) return undefined;
		const { line, points, ...work } = placing;
		const boxes = points.map((point, at) => [`p${at + 1}`, { ...point, before: `${"ABCDEF"[at]}:` }]);
		return {
			...stepwiseQuestion({ ...work, boxes: Object.fromEntries(boxes) }),
			interaction: { kind: "line_points", ...line },
		};
	};
}
