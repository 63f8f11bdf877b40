import { coordinatePlane, type PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import type { Idea } from "../idea.ts";

/** First right or left, then up or down. */
export const acrossThenUp: Idea = (random) => {
	const [across, up] = [random.integer(3, 6), random.integer(2, 4)];
	const plane = { x: [0, 7], y: [0, 5] } as const;
	const level = { from: [0, 0] as PlanePoint, to: [across, 0] as PlanePoint, color: "gold" as const };
	const upright = {
		from: [across, 0] as PlanePoint,
		to: [across, up] as PlanePoint,
		color: "coral" as const,
	};
	return [
		{
			text: `To find (${across}, ${up}), start at the origin, $(0, 0)$, and go ${across} to the right.`,
			shown: `a way ${across} to the right`,
			drawn: { segments: [level] },
		},
		{
			shown: `a way ${across} to the right and ${up} up`,
			text: `Then go ${up} up.`,
			drawn: { segments: [level, upright] },
		},
		{
			text: `Here is the point (${across}, ${up}). The first number is always right or left.`,
			shown: `the point (${across}, ${up})`,
			drawn: { segments: [level, upright], points: [{ at: [across, up] as PlanePoint }] },
		},
	].map(({ text, shown, drawn }) => ({
		text,
		figure: { svg: coordinatePlane({ ...plane, ...drawn }), alt: `A coordinate plane with ${shown}.` },
	}));
};

/** Two lines meet in the point that fits both. */
export const whereLinesMeet: Idea = (random) => {
	const meet: PlanePoint = [random.integer(2, 3), random.integer(2, 3)];
	const plane = { x: [0, 5], y: [0, 5] } as const;
	const [sum, apart] = [meet[0] + meet[1], meet[1] - meet[0]];
	const far = Math.min(5 - meet[0], 5 - meet[1]);
	const first = {
		from: [Math.max(0, -apart), Math.max(0, apart)] as PlanePoint,
		to: [meet[0] + far, meet[1] + far] as PlanePoint,
		color: "sky" as const,
	};
	const second = {
		from: [Math.max(0, sum - 5), Math.min(5, sum)] as PlanePoint,
		to: [Math.min(5, sum), Math.max(0, sum - 5)] as PlanePoint,
		color: "gold" as const,
	};
	return [
		{ text: "Every point on this line fits the first equation.", drawn: { segments: [first] } },
		{ text: "Every point on this one fits the second equation.", drawn: { segments: [first, second] } },
		{
			text: `Only one point is on both: (${meet.join(", ")}). It solves the system.`,
			drawn: { segments: [first, second], points: [{ at: meet }] },
		},
	].map(({ text, drawn }) => ({
		text,
		figure: { svg: coordinatePlane({ ...plane, ...drawn }), alt: `A coordinate plane. ${text}` },
	}));
};

/** A cloud of points with a direction. */
export const cloudOfPoints: Idea = (random) => {
	const up = random.integer(0, 1);
	const cloud: PlanePoint[] = [
		[1, 1 + up],
		[2, 3],
		[3, 3 + up],
		[4, 5],
		[5, 5 + up],
		[6, 7],
	];
	const plane = { x: [0, 7], y: [0, 8], y_step: 2 } as const;
	const points = (count: number) => cloud.slice(0, count).map((at) => ({ at }));
	return [
		{
			text: `Each dot is one thing, measured twice: here ${cloud[0]?.join(" and ")}.`,
			drawn: { points: points(1) },
		},
		{
			text: "Add the other dots. Farther to the right, they are mostly higher.",
			drawn: { points: points(6) },
		},
		{
			text: "A line through the middle of the cloud shows the direction.",
			drawn: {
				points: points(6),
				segments: [{ from: [0, 1] as PlanePoint, to: [6.5, 7.5] as PlanePoint, color: "sky" as const }],
			},
		},
	].map(({ text, drawn }) => ({
		text,
		figure: { svg: coordinatePlane({ ...plane, ...drawn }), alt: `A scatter plot. ${text}` },
	}));
};

/** Level, rising, falling. */
export const whatTheGraphTells: Idea = () => {
	const corners: PlanePoint[] = [
		[0, 0],
		[2, 4],
		[4, 4],
		[6, 1],
	];
	const plane = { x: [0, 6], y: [0, 5], x_name: "minutes", y_name: "distance" } as const;
	return [
		"The graph rises: someone walks away from home.",
		"It stays level: the distance stays the same. They wait.",
		"It falls: they come back. Steeper means faster.",
	].map((text, at) => ({
		text,
		figure: {
			svg: coordinatePlane({
				...plane,
				segments: corners.slice(1, at + 2).map((to, each) => ({ from: corners[each] ?? to, to })),
			}),
			alt: `A graph of distance over time. ${text}`,
		},
	}));
};

/** The same shape, twice as large. */
export const twiceAsLarge: Idea = (random) => {
	const [wide, high] = [random.integer(2, 3), random.integer(1, 2)];
	const plane = { x: [0, 8], y: [0, 5] } as const;
	const small: PlanePoint[] = [
		[0, 0],
		[wide, 0],
		[0, high],
	];
	const large = small.map(([x, y]): PlanePoint => [2 * x, 2 * y]);
	const first = { corners: small, color: "gold" as const };
	const second = { corners: large, color: "sky" as const };
	return [
		{ text: `A triangle with sides ${wide} and ${high} at the square corner.`, polygons: [first] },
		{ text: `Make every side twice as long: ${2 * wide} and ${2 * high}.`, polygons: [second, first] },
		{
			text: "The angles stay the same. The triangles are similar: all sides grow by the same factor.",
			polygons: [second, first],
		},
	].map(({ text, polygons }) => ({
		text,
		figure: { svg: coordinatePlane({ ...plane, polygons }), alt: text },
	}));
};
