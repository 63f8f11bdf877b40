import { expect, test } from "vitest";
import { avatarColors, avatarName, avatarShapes, avatarTurns, readAvatarTile } from "./avatar-tiles.ts";

test("every tile can be read back from its name", () => {
	for (const kind of avatarShapes)
		for (const color of avatarColors)
			for (const turn of avatarTurns)
				expect(readAvatarTile(avatarName({ kind, color, turn }))).toEqual({ kind, color, turn });
});

test.each([
	["leaf-gold", { kind: "leaf", color: "gold", turn: 0 }],
	["leaf-gold-45", null],
	["leaf-gold-90-1", null],
	["dragon-gold-90", null],
	["leaf-black-90", null],
	["", null],
	["/avatars/1.webp", null],
])("%s", (name, tile) => expect(readAvatarTile(name)).toEqual(tile));
