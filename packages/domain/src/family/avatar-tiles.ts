/** The shapes, colors and rotations of a generated avatar. */
export const avatarShapes = ["quarter", "leaf", "arcs", "half", "steps", "tri", "ring", "wave"] as const;
export const avatarColors = ["sky", "gold", "mint", "lilac", "coral"] as const;
export const avatarTurns = [0, 90] as const;

export interface AvatarTile {
	kind: (typeof avatarShapes)[number];
	color: (typeof avatarColors)[number];
	turn: (typeof avatarTurns)[number];
}

/** The tile's name as it is stored: "leaf-gold-90". */
export function avatarName({ kind, color, turn }: AvatarTile): string {
	return `${kind}-${color}-${turn}`;
}

/** The tile of a stored name; null for anything else. A name without a rotation is upright. */
export function readAvatarTile(name: string): AvatarTile | null {
	const [kind, color, turn = "0", ...rest] = name.split("-");
	const knownKind = avatarShapes.find((each) => each === kind);
	const knownColor = avatarColors.find((each) => each === color);
	const knownTurn = avatarTurns.find((each) => String(each) === turn);
	if (!knownKind || !knownColor || knownTurn === undefined || rest.length > 0) return null;
	return { kind: knownKind, color: knownColor, turn: knownTurn };
}
