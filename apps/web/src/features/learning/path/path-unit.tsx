import { ChevronDown } from "lucide-react";
import { FilledTile } from "../collection/skill-art.tsx";
import type { Unit } from "./path.ts";
import { PathTiles } from "./path-tiles.tsx";
import { artOf } from "../stage-words.ts";

export interface PathUnitProps {
	unit: Unit;
	name: string;
	/** The skill at the child's position. */
	here: string | undefined;
	/** Expanded from the start. */
	isOpen: boolean;
	onOpen: (skill_id: string) => void;
}

/** One unit: its name and progress; expanded, its path. */
export function PathUnit({ unit: { places, done, known }, name, here, isOpen, onOpen }: PathUnitProps) {
	return (
		<details className="pa-unit" open={isOpen}>
			<summary>
				<span className="pa-unit-words">
					<h2>{name}</h2>
					<span>{tilesWords(done, known, places.length)}</span>
				</span>
				<span className="pa-strip" aria-hidden="true">
					{places.map(({ skill }) => (
						<svg key={skill.id} viewBox="0 0 100 100" className={skill.id === here ? "is-here" : undefined}>
							<FilledTile {...artOf(skill)} />
						</svg>
					))}
				</span>
				<ChevronDown className="i" aria-hidden="true" />
			</summary>
			<PathTiles places={places} here={here} onOpen={onOpen} />
		</details>
	);
}

export function tilesWords(done: number, known: number, all: number): string {
	if (done === all) return `All ${all} tiles are full`;
	return known === 0 ? `${done} of ${all} tiles full` : `${done} of ${all} tiles full, ${known} with a flag`;
}
