import { expect, test } from "vitest";
import { seededRandom } from "../../random/seeded-random.ts";
import { type Kind, KINDS, pictureOf } from "./angle-pairs.ts";

const SQUARE = "<polyline";
const pictureFor = (kind: Kind) =>
	pictureOf(seededRandom(kind), { kind, known: 65, other: 25 }, "65°", "x").svg;

test("only the right angle of complementary angles is marked, so that the angle x can be found", () => {
	expect(KINDS.filter((kind) => pictureFor(kind).includes(SQUARE))).toEqual(["complementary"]);
});
