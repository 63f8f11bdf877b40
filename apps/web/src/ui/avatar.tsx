import type { TileColor, TileKind, TileSpec } from "./tile.tsx";
import { TileArt } from "./tile.tsx";

const kinds: readonly TileKind[] = ["quarter", "leaf", "arcs", "half", "steps", "tri", "ring", "wave"];
const colors: readonly TileColor[] = ["sky", "gold", "mint", "lilac", "coral"];

/** A child's picture is a tile. `avatar` names it ("leaf-gold-90"); without one the name picks it. */
export function Avatar({ avatar, name, size = 44 }: { avatar?: string | null; name: string; size?: number }) {
	const tile = readAvatar(avatar ?? "") ?? tileOfName(name);
	return (
		<svg className="avatar" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
			<rect width="100" height="100" fill={`var(--${tile.color}-soft)`} />
			<TileArt {...tile} soft={false} />
		</svg>
	);
}

/** Grown-ups have their initials. */
export function Monogram({ name, size = 40 }: { name: string; size?: number }) {
	return (
		<span className="mono" aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.375 }}>
			{initialsOf(name)}
		</span>
	);
}

/** "Amara Okafor" gives "AO". */
export function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/u);
	const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
	return letters.join("").toUpperCase();
}

function readAvatar(text: string): TileSpec | null {
	const [kind, color, turn] = text.split("-");
	const knownKind = kinds.find((each) => each === kind);
	const knownColor = colors.find((each) => each === color);
	if (!knownKind || !knownColor) return null;
	return { kind: knownKind, color: knownColor, turn: turn === "90" ? 90 : 0 };
}

function tileOfName(name: string): TileSpec {
	let sum = 0;
	for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
	return {
		kind: kinds[sum % kinds.length] ?? "quarter",
		color: colors[Math.floor(sum / 7) % colors.length] ?? "sky",
		turn: sum % 2 === 0 ? 0 : 90,
	};
}
