import type { ReactNode } from "react";
import type { TileSpec } from "../tiles/tile.tsx";
import { TileBoard } from "../tiles/tile.tsx";

export interface EmptyStateProps {
	title: string;
	hint?: ReactNode;
	/** One button. */
	action?: ReactNode;
	/** The tile beside the hole. */
	tile?: TileSpec;
	heading?: "h2" | "h3";
}

const defaultTile: TileSpec = { kind: "dot", color: "gold", soft: true };

/** A dashed hole and a tile, one sentence, one action. */
export function EmptyState({
	title,
	hint,
	action,
	tile = defaultTile,
	heading: Heading = "h2",
}: EmptyStateProps) {
	return (
		<div className="empty">
			<TileBoard rows={[[{ kind: "hole", color: "sky" }, tile]]} />
			<Heading>{title}</Heading>
			{hint && <p className="text-ink-2 max-w-[34ch] text-sm">{hint}</p>}
			{action}
		</div>
	);
}
