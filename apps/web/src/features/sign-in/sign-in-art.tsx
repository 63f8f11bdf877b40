import { Logo } from "../../ui/logo.tsx";
import type { TileSpec } from "../../ui/tiles/tile.tsx";
import { TileBoard } from "../../ui/tiles/tile.tsx";

const soft = true;
const rows: readonly (readonly TileSpec[])[] = [
	[
		{ kind: "quarter", color: "sky", soft },
		{ kind: "leaf", color: "mint", soft },
		{ kind: "hole", color: "sky" },
	],
	[
		{ kind: "ring", color: "lilac", soft },
		{ kind: "bigdot", color: "sky", soft },
		{ kind: "half", color: "coral", soft },
	],
	[
		{ kind: "steps", color: "mint", soft },
		{ kind: "tri", color: "lilac", soft, turn: 90 },
		{ kind: "arcs", color: "sky", soft },
	],
];

/** Beside the form on large screens: a board and the piece that completes it. */
export function SignInArt() {
	return (
		<div className="sign-in-art paper">
			<Logo />
			<div className="relative w-full">
				<TileBoard className="w-full" gap={10} rows={rows} />
				<svg className="sign-in-piece" viewBox="0 0 100 100" aria-hidden="true">
					<circle cx="50" cy="50" r="50" fill="var(--gold)" />
				</svg>
			</div>
			<p>Interactive Math Mastery</p>
		</div>
	);
}
