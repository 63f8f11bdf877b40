import type { Room } from "../../figures/plane/free-place.ts";

/** Circles up to this radius are dots; larger ones are shapes, and a label may be inside. */
const DOT = 10;

/** The rooms of the texts and dots of a finished picture whose view starts at `left`, measured from its corner. */
export function writtenRooms(picture: string, left: number): Room[] {
	const rooms: Room[] = [];
	const shifts: (readonly [number, number])[] = [[-left, 0]];
	for (const [, tag, attributes = "", text = ""] of picture.matchAll(
		/<(\/g|g|text|circle)\b([^>]*)>(?:([^<]+)<\/text>)?/g,
	)) {
		const [x, y] = shifts.at(-1) ?? [0, 0];
		const read = (name: string) => Number(valueOf(attributes, name));
		if (tag === "/g") shifts.pop();
		else if (tag === "g") {
			const [across = 0, down = 0] = (/translate\(([^)]*)\)/.exec(attributes)?.[1] ?? "")
				.split(" ")
				.map(Number);
			shifts.push([x + across, y + down]);
		} else if (tag === "text") {
			const size = read("font-size");
			const wide = 0.56 * size * text.length;
			const start = { middle: 0.5, end: 1 }[valueOf(attributes, "text-anchor")] ?? 0;
			rooms.push(roomFrom([x + read("x") - start * wide, y + read("y") - 0.72 * size], [wide, 0.72 * size]));
		} else if (read("r") <= DOT) {
			const radius = read("r");
			rooms.push(roomFrom([x + read("cx") - radius, y + read("cy") - radius], [2 * radius, 2 * radius]));
		}
	}
	return rooms;
}

/** The value of an attribute of a tag of ours, which has one space before each. */
function valueOf(attributes: string, name: string): string {
	const begin = ` ${name}="`;
	const at = attributes.indexOf(begin);
	if (at === -1) return "";
	const from = at + begin.length;
	return attributes.slice(from, attributes.indexOf('"', from));
}

function roomFrom([left, top]: readonly [number, number], [width, height]: readonly [number, number]): Room {
	return { left, right: left + width, top, bottom: top + height };
}
