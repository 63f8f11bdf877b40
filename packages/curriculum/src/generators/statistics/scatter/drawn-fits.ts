import type { BestFit } from "@learnin/domain/interactions/best-fit/settings";
import { ask, NAMES, type Random, type Way } from "../../../kit/index.ts";
import { PAIRS } from "./clouds.ts";

const PLOT = { x_from: 0, x_to: 12, y_from: 0, y_to: 20, x_step: 1, y_step: 2, step: 1 } as const;
const RULE = "A good line follows the points, with about as many above it as below it, all along.";

interface Cloud {
	kind: "positive" | "negative";
	fit: Omit<BestFit, "kind">;
	line: { left: number; right: number };
}

const tenth = (value: number) => Math.round(10 * value) / 10;

/** Points around a line, mirrored from side to side, so that this line is the best one; some are far on each side. */
function cloudOf(random: Random): Cloud | undefined {
	const kind = random.pick(["positive", "negative"] as const);
	const [left, right] = [random.integer(2, 18), random.integer(2, 18)];
	if (Math.abs(right - left) < 6 || right > left !== (kind === "positive")) return undefined;
	const far = random.integer(25, 35) / 10;
	const near = random.integer(8, 18) / 10;
	const last = random.integer(-5, 5) / 10;
	const half = random.shuffle([far, -far, near, -near, last]);
	const points = Array.from({ length: 11 }, (_, at) => {
		const x = at + 1;
		const off = x === 6 ? -2 * last : (half[x < 6 ? x - 1 : 11 - x] ?? 0);
		return { x, y: tenth(left + ((right - left) * x) / 12 + off) };
	});
	if (points.some(({ y }) => y < 0 || y > 20)) return undefined;
	const [x_name, y_name] = random.pick(PAIRS[kind]);
	return { kind, fit: { ...PLOT, x_name, y_name, points }, line: { left, right } };
}

const named = (name: string) => name.replace(/ \(.*\)/, "").toLowerCase();

function told({ kind, fit, line }: Cloud) {
	return {
		hints: [
			`Do the points rise or fall? Move both ends so that the line does the same.`,
			"Count the points above the line and the points below it, first on the left half, then on the right.",
			RULE,
		] as const,
		steps: [
			`The points ${kind === "positive" ? "rise" : "fall"} from left to right, so the line does, too.`,
			`A line from $(${fit.x_from}, ${line.left})$ to $(${fit.x_to}, ${line.right})$ follows them. Lines close to it are right as well.`,
			RULE,
		],
	};
}

/** The trend of the points, as a line. */
export const drawTrend: Way = ask.fitted((random) => {
	const cloud = cloudOf(random);
	if (cloud === undefined) return undefined;
	const { x_name, y_name } = cloud.fit;
	return {
		...cloud,
		...told(cloud),
		prompt: random.pick([
			`“${x_name}” and “${y_name}” show a ${cloud.kind} association. Draw a straight line that follows the points.`,
			`Does ${named(y_name)} go up or down with ${named(x_name)}? Show it with a straight line through the points.`,
			`${random.pick(NAMES)} sees that these points are nearly on a line. Draw the line.`,
		]),
	};
});

/** A line of fit. */
export const drawFit: Way = ask.fitted((random) => {
	const cloud = cloudOf(random);
	if (cloud === undefined) return undefined;
	return {
		...cloud,
		...told(cloud),
		prompt: random.pick([
			"Draw a line of fit for the points. Move both ends of the line.",
			`${random.pick(NAMES)} collected this data. Draw the line that fits it best.`,
			"Move the line until it fits the points as well as you can.",
			`Draw a line of fit for “${cloud.fit.x_name}” and “${cloud.fit.y_name}”.`,
		]),
	};
});

/** A line that fits, instead of that of another person, which is too high, too low or too flat. */
export const improveFit: Way = ask.fitted((random) => {
	const cloud = cloudOf(random);
	if (cloud === undefined) return undefined;
	const { left, right } = cloud.line;
	const kind = random.pick(["high", "low", "flat"] as const);
	const middle = Math.round((left + right) / 2);
	const other = {
		high: { left: left + 4, right: right + 4 },
		low: { left: left - 4, right: right - 4 },
		flat: { left: middle, right: middle },
	}[kind];
	if ([other.left, other.right].some((height) => height < 0 || height > 20)) return undefined;
	const gaps = cloud.fit.points.map(({ x, y }) => y - other.left - ((other.right - other.left) * x) / 12);
	if (kind !== "flat" && !gaps.every((gap) => (kind === "high" ? gap < 0 : gap > 0))) return undefined;
	const name = random.pick(NAMES);
	return {
		...cloud,
		...told(cloud),
		fit: { ...cloud.fit, other_left: other.left, other_right: other.right },
		prompt: random.pick([
			`${name} drew the dashed line. Correct it: draw a line that fits the points well.`,
			`The dashed line of ${name} does not follow the points well. Draw one that does, with about as many points above it as below it.`,
			`Compare the dashed line with the points. It does not fit. Draw a line of fit that does.`,
		]),
		steps: [
			kind === "flat"
				? "The dashed line does not follow the direction of the points."
				: `The dashed line is too ${kind}: all points are ${kind === "high" ? "below" : "above"} it.`,
			...told(cloud).steps.slice(1),
		],
	};
});

/** A line of fit, and what it predicts. */
export const fitAndPredict: Way = ask.fitted((random) => {
	const cloud = cloudOf(random);
	if (cloud === undefined) return undefined;
	const { left, right } = cloud.line;
	const reads_at = random.pick([3, 4, 6, 8, 9]);
	const reading = left + ((right - left) * reads_at) / 12;
	if (!Number.isInteger(reading * 2)) return undefined;
	const { x_name, y_name } = cloud.fit;
	const [hint, count] = told(cloud).hints;
	return {
		...cloud,
		fit: { ...cloud.fit, reads_at },
		prompt: random.pick([
			`Draw a line of fit. What does it predict for “${y_name}” if “${x_name}” is ${reads_at}? Put the dot on your line there.`,
			`Fit a line to the points, and use it: mark its height at ${reads_at} on the x-axis with the dot.`,
			`${random.pick(NAMES)} wants to predict “${y_name}” where “${x_name}” is ${reads_at}. Draw a line of fit, and put the dot where the line predicts it.`,
		]),
		hints: [hint, count, `Go straight up from ${reads_at} on the x-axis until you meet your line.`],
		steps: [
			`A line from $(0, ${left})$ to $(12, ${right})$ follows the points.`,
			`At ${reads_at}, its height is ${reading}. Lines close to it predict nearly the same.`,
			RULE,
		],
	};
});
