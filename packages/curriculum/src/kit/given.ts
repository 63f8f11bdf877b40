import type { Random } from "../random/seeded-random.ts";

/** What `make` makes of the numbers drawn; undefined, so that others are drawn, where they do not fit. */
export function given<Drawn, Made>(
	draw: (random: Random) => Drawn | undefined,
	make: (drawn: Drawn, random: Random) => Made | undefined,
): (random: Random) => Made | undefined {
	return (random) => {
		const drawn = draw(random);
		return drawn === undefined ? undefined : make(drawn, random);
	};
}
