import {
	broken,
	canBreak,
	canJoin,
	changed,
	countsOf,
	entryOf,
	fewestBlocks,
	joined,
	MAX_OF_ONE_KIND,
	totalOf,
	valueText,
	worthsOf,
} from "@learnin/domain/interactions/blocks/blocks";
import { blockPicture } from "@learnin/domain/interactions/blocks/blocks-picture";
import type { Blocks } from "@learnin/domain/interactions/blocks/settings";
import { useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
import { blockNames } from "./block-names.ts";
import { MadeOne, type MadeOneProps, type MakingOne } from "../board/made-one.tsx";
import { Pile } from "./pile.tsx";
import { useCounts } from "../board/use-counts.ts";
import "./pile.css";

/** FILL_ONE, answered with base-ten blocks. */
export function BlocksInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="blocks" name="Blocks">
			{(blocks, making) => <BlocksBoard blocks={blocks} {...making} />}
		</MadeOne>
	);
}

/** A pile for each kind of block. Ten of one kind can be traded for one of the next and back. */
function BlocksBoard({ blocks, entry, look, isLocked, firstRef, onMake }: MakingOne & { blocks: Blocks }) {
	const [said, setSaid] = useState("");
	const fewest = countsOf(blocks, entry) ?? fewestBlocks(blocks, blocks.start) ?? [];
	const goal = totalOf(blocks, fewest);
	const { counts, lay, note, noted } = useCounts(fewest, (laid) => totalOf(blocks, laid) === goal);
	const make = (next: readonly number[]) => {
		lay(next);
		onMake(entryOf(blocks, next));
	};
	const trade = (next: readonly number[], words: string) => {
		make(next);
		setSaid(words);
	};
	return (
		<div className={classNames("piles", lookClass(look))}>
			{worthsOf(blocks).map((worth, at) => {
				const names = blockNames(valueText(blocks, worth));
				return (
					<Pile
						key={worth}
						name={names.name}
						count={counts[at] ?? 0}
						most={MAX_OF_ONE_KIND}
						picture={blockPicture(blocks, worth)}
						isLocked={isLocked}
						firstRef={at === 0 ? firstRef : undefined}
						onChange={(by) => make(changed(counts, at, by))}
						onFocus={note}
						onRestore={() => make(noted())}
					>
						{(canJoin(counts, at) || at < counts.length - 1) && (
							<div className="pile-trades">
								{canJoin(counts, at) && (
									<Button
										variant="line"
										disabled={isLocked}
										onClick={() => trade(joined(counts, at), names.joined)}
									>
										{names.join}
									</Button>
								)}
								{at < counts.length - 1 && (
									<Button
										variant="line"
										disabled={isLocked || !canBreak(counts, at)}
										onClick={() => trade(broken(counts, at), names.broken)}
									>
										{names.break}
									</Button>
								)}
							</div>
						)}
					</Pile>
				);
			})}
			<p className="sr" role="status">
				{said}
			</p>
		</div>
	);
}
