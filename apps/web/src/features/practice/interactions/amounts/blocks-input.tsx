import {
	broken,
	canBreak,
	canJoin,
	changed,
	countsOf,
	fewestBlocks,
	joined,
	MOST_OF_ONE_KIND,
	totalOf,
	worthsOf,
} from "@learnin/domain/interactions/blocks/blocks";
import { blockPicture } from "@learnin/domain/interactions/blocks/blocks-picture";
import type { Blocks } from "@learnin/domain/interactions/blocks/settings";
import { useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
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
		onMake(`${totalOf(blocks, next)}`);
	};
	const trade = (next: readonly number[], words: string) => {
		make(next);
		setSaid(words);
	};
	return (
		<div className={classNames("piles", lookClass(look))}>
			{worthsOf(blocks).map((worth, at) => (
				<Pile
					key={worth}
					name={namesOf(worth).name}
					count={counts[at] ?? 0}
					most={MOST_OF_ONE_KIND}
					picture={blockPicture(blocks, worth)}
					isLocked={isLocked}
					firstRef={at === 0 ? firstRef : undefined}
					onChange={(by) => make(changed(counts, at, by))}
					onFocus={note}
					onRestore={() => make(noted())}
				>
					{(canJoin(counts, at) || canBreak(counts, at)) && !isLocked && (
						<div className="pile-trades">
							{canJoin(counts, at) && (
								<Button variant="line" onClick={() => trade(joined(counts, at), namesOf(worth).joined)}>
									{namesOf(worth).join}
								</Button>
							)}
							{canBreak(counts, at) && (
								<Button variant="ghost" onClick={() => trade(broken(counts, at), namesOf(worth).broken)}>
									{namesOf(worth).break}
								</Button>
							)}
						</div>
					)}
				</Pile>
			))}
			<p className="sr" role="status">
				{said}
			</p>
		</div>
	);
}

/** The name of the blocks of a value, and of their trades. */
function namesOf(worth: number) {
	switch (worth) {
		case 1:
			return {
				name: "Ones",
				join: "Trade 10 ones for 1 ten",
				joined: "10 ones became 1 ten.",
				break: "",
				broken: "",
			};
		case 10:
			return {
				name: "Tens",
				join: "Trade 10 tens for 1 hundred",
				joined: "10 tens became 1 hundred.",
				break: "Trade 1 ten for 10 ones",
				broken: "1 ten became 10 ones.",
			};
		case 100:
			return {
				name: "Hundreds",
				join: "Trade 10 hundreds for 1 thousand",
				joined: "10 hundreds became 1 thousand.",
				break: "Trade 1 hundred for 10 tens",
				broken: "1 hundred became 10 tens.",
			};
		default:
			return {
				name: "Thousands",
				join: "",
				joined: "",
				break: "Trade 1 thousand for 10 hundreds",
				broken: "1 thousand became 10 hundreds.",
			};
	}
}
