import {
	type AvatarTile,
	avatarColors,
	avatarShapes,
	readAvatarTile,
} from "@learnin/domain/family/avatar-tiles";
import { TileArt } from "../tiles/tile.tsx";

export interface AvatarProps {
	/**
	 * Names a tile ("leaf-gold-90") or is the path of an uploaded picture; by default the tile is derived from the name.
	 */
	avatar?: string | null;
	name: string;
	size?: number;
}

/** A person's picture. A child's is always a tile. */
export function Avatar({ avatar, name, size = 44 }: AvatarProps) {
	if (isPicture(avatar))
		return <img className="avatar" src={avatar} alt="" width={size} height={size} decoding="async" />;
	const tile = tileOf(avatar, name);
	return (
		<svg className="avatar" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
			<rect width="100" height="100" fill={`var(--${tile.color}-soft)`} />
			<TileArt {...tile} soft={false} />
		</svg>
	);
}

/** Adults without a picture have their initials. */
export function GrownUpAvatar({ avatar, name, size = 40 }: AvatarProps) {
	return avatar ? <Avatar avatar={avatar} name={name} size={size} /> : <Monogram name={name} size={size} />;
}

/** Whether this is an uploaded picture rather than the name of a tile. */
export function isPicture(avatar: string | null | undefined): avatar is string {
	return avatar?.startsWith("/") ?? false;
}

/** A person's tile: the chosen one, else the one derived from the name. */
export function tileOf(avatar: string | null | undefined, name: string): AvatarTile {
	return readAvatarTile(avatar ?? "") ?? tileOfName(name);
}

export function Monogram({ name, size = 40 }: { name: string; size?: number }) {
	return (
		<span
			className="mono"
			aria-hidden="true"
			style={{ width: size, height: size, fontSize: monogramSize(size) }}
		>
			{initialsOf(name)}
		</span>
	);
}

/** The step of the type scale for two letters in a circle of this many pixels. */
function monogramSize(size: number): string {
	if (size < 36) return "var(--text-xs)";
	if (size < 52) return "var(--text-sm)";
	return size < 80 ? "var(--text-lg)" : "var(--text-2xl)";
}

/** "Amara Okafor" gives "AO". */
export function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/u);
	const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
	return letters.join("").toUpperCase();
}

function tileOfName(name: string): AvatarTile {
	let sum = 0;
	for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
	return {
		kind: avatarShapes[sum % avatarShapes.length] ?? "quarter",
		color: avatarColors[Math.floor(sum / 7) % avatarColors.length] ?? "sky",
		turn: sum % 2 === 0 ? 0 : 90,
	};
}
