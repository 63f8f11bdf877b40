import { readAnswer } from "@learnin/domain/grading/read-answer";
import { expect, test } from "vitest";
import { inWords } from "./in-words-es.ts";

test.each([
	["1/2", "un medio"],
	["3/2", "tres medios"],
	["3/8", "tres octavos"],
	["1/3", "un tercio"],
	["21/4", "veintiún cuartos"],
	["5/12", "cinco doceavos"],
	["7/16", "siete dieciseisavos"],
	["1/20", "un veinteavo"],
	["9/35", "nueve treintaicincoavos"],
	["1 1/2", "uno y medio"],
	["-2 1/3", "menos dos y un tercio"],
	["31 3/4", "treinta y uno y tres cuartos"],
	["100/7", null],
	["0.5", null],
])("%s", (entry, words) => {
	const read = readAnswer(entry, "MIXED");
	expect(read.readable && read.kind === "number" ? inWords(read.number) : "unread").toBe(words);
});
