import {
	changed,
	countsOf,
	entryOf,
	MAX_OF_ONE_KIND,
	piecesOf,
} from "@learnin/domain/interactions/money/money";
import { piecePicture } from "@learnin/domain/interactions/money/money-picture";
import type { Money } from "@learnin/domain/interactions/money/settings";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
import { MadeOne, type MadeOneProps, type MakingOne } from "../board/made-one.tsx";
import { Pile } from "./pile.tsx";
import { useCounts } from "../board/use-counts.ts";
import "./pile.css";

/** FILL_ONE, answered with coins and bills. */
export function MoneyInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="money" name="Money">
			{(money, making) => <MoneyBoard money={money} {...making} />}
		</MadeOne>
	);
}

/** A pile for each kind of coin and bill. */
function MoneyBoard({ money, entry, look, isLocked, firstRef, onMake }: MakingOne & { money: Money }) {
	const none = piecesOf(money).map(() => 0);
	const fewest = countsOf(money, entry) ?? none;
	const goal = entryOf(money, fewest);
	const { counts, lay, note, noted } = useCounts(fewest, (laid) => entryOf(money, laid) === goal);
	const make = (next: readonly number[]) => {
		lay(next);
		onMake(entryOf(money, next));
	};
	return (
		<div className={classNames("piles", lookClass(look))}>
			{piecesOf(money).map((worth, at) => (
				<Pile
					key={worth}
					name={nameOf(worth)}
					count={counts[at] ?? 0}
					most={MAX_OF_ONE_KIND}
					picture={piecePicture(worth)}
					isLocked={isLocked}
					firstRef={at === 0 ? firstRef : undefined}
					onChange={(by) => make(changed(counts, at, by))}
					onFocus={note}
					onRestore={() => make(noted())}
				/>
			))}
		</div>
	);
}

const NAMES: Readonly<Record<number, string>> = {
	2000: "Twenty-dollar bills",
	1000: "Ten-dollar bills",
	500: "Five-dollar bills",
	100: "One-dollar bills",
	25: "Quarters",
	10: "Dimes",
	5: "Nickels",
	1: "Pennies",
};

function nameOf(worth: number): string {
	return NAMES[worth] ?? "";
}
