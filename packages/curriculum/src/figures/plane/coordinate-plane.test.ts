import { expect, test } from "vitest";
import { coordinatePlane, type PlanePoint } from "./coordinate-plane.ts";

/** The middle of each text of a picture. */
function textsIn(svg: string): { text: string; x: number; y: number }[] {
	const found = svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]+)</g);
	return [...found].map(([, x, y, size, text = ""]) => ({
		text,
		x: Number(x),
		y: Number(y) - 0.36 * Number(size),
	}));
}

function dotsIn(svg: string): { x: number; y: number }[] {
	return [...svg.matchAll(/<circle cx="([-\d.]+)" cy="([-\d.]+)"/g)].map(([, x, y]) => ({
		x: Number(x),
		y: Number(y),
	}));
}

const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
	Math.hypot(one.x - other.x, one.y - other.y);

test("nothing that hides is drawn over a line, a vertex or a crossing", () => {
	const svg = coordinatePlane({
		x: [-8, 8],
		y: [-8, 8],
		polygons: [
			{
				corners: [
					[-2, -2],
					[4, -2],
					[4, 4],
				],
				color: "sky",
				name: "P",
			},
		],
		segments: [{ from: [-8, -6], to: [6, 8] }],
		points: [{ at: [-2, -2], name: "A" }],
	});
	const after = svg.slice(svg.indexOf("<polygon"));
	expect(svg).toContain('fill="var(--surface-2)"');
	expect(after).not.toContain('fill="var(--surface-2)"');
	expect(after).not.toContain("paint-order");
});

test("no number of an axis covers a crossing of lines", () => {
	for (let x = -6; x <= 6; x += 1)
		for (const y of [-2, -1, 1, 2]) {
			const through = ([dx, dy]: PlanePoint) => ({
				from: [x - dx, y - dy] as const,
				to: [x + dx, y + dy] as const,
			});
			const svg = coordinatePlane({
				x: [-8, 8],
				y: [-8, 8],
				segments: [through([2, 2]), through([2, -2])],
			});
			const crossing = { x: 16 + ((x + 8) / 16) * 280, y: 14 + ((8 - y) / 16) * 280 };
			expect(textsIn(svg).filter((text) => apart(text, crossing) < 10)).toEqual([]);
		}
});

test("the name of a point is nearer to its own dot than to another", () => {
	const around = [
		[4, 4],
		[5, 4],
		[5, 5],
		[4, 6],
	] as const;
	const svg = coordinatePlane({
		x: [0, 10],
		y: [0, 10],
		points: around.map((at, index) => ({ at, name: "KMRS"[index] ?? "" })),
	});
	const dots = dotsIn(svg);
	expect(dots).toHaveLength(4);
	for (const [at, name] of ["K", "M", "R", "S"].entries()) {
		const place = textsIn(svg).find(({ text }) => text === name);
		const far = dots.map((dot) => (place === undefined ? Number.POSITIVE_INFINITY : apart(place, dot)));
		expect(far.indexOf(Math.min(...far)), name).toBe(at);
	}
});

test("planes of the same size have their own words, letters and steps", () => {
	const size = { x: [0, 6], y: [0, 12] } as const;
	const textsOf = (names: { x_name?: string; y_name?: string; y_step?: number }) =>
		textsIn(coordinatePlane({ ...size, ...names })).map(({ text }) => text);
	expect(textsOf({ x_name: "minutes", y_name: "pages" })).toEqual(
		expect.arrayContaining(["minutes", "pages"]),
	);
	expect(textsOf({ x_name: "hours", y_name: "miles" })).toEqual(expect.arrayContaining(["hours", "miles"]));
	expect(textsOf({ x_name: "hours", y_name: "miles" })).not.toContain("minutes");
	expect(textsOf({ x_name: "a", y_name: "b" })).toEqual(expect.arrayContaining(["a", "b"]));
	expect(textsOf({ x_name: "x", y_name: "y" })).not.toContain("a");
	expect(textsOf({ y_step: 4 })).not.toEqual(textsOf({ y_step: 2 }));
});
