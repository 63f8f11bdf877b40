import {
	changedPan,
	entryOf,
	firstScale,
	heavierSide,
	panText,
	type Scale,
	scaleAt,
	type Side,
	type Step,
} from "@learnin/domain/interactions/balance/balance";
import { scalePicture, scaleText } from "@learnin/domain/interactions/balance/balance-picture";
import type { Balance } from "@learnin/domain/interactions/balance/settings";
import { useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
import { AmountStepper } from "./amount-stepper.tsx";
import type { MakingOne } from "../board/made-one.tsx";
import { MadeTools } from "../board/made-tools.tsx";
import { useMadeSteps } from "../board/use-made-steps.ts";

/** The most that one step removes, adds or divides by. */
const MAX_AMOUNT = 99;

/** The scale, the amount, and the actions for each side. */
export function BalanceBoard({
	balance,
	entry,
	look,
	isLocked,
	firstRef,
	onMake,
}: MakingOne & { balance: Balance }) {
	const first = firstScale(balance);
	const steps = { first, entryOf, stateOf: (typed: string) => scaleAt(typed) ?? first };
	const { state: scale, isBegun, step, undo, clear } = useMadeSteps<Scale>(steps, entry, onMake);
	const [amount, setAmount] = useState(1);
	const [isBoxes, setIsBoxes] = useState(false);
	const hasBoxes = balance.left_boxes > 0 && balance.right_boxes > 0;
	const unit = hasBoxes && isBoxes ? "boxes" : "ones";
	const { variable } = balance;
	return (
		<div className={classNames("balance", lookClass(look))}>
			<div
				className="balance-scale"
				dir="ltr"
				aria-hidden="true"
				dangerouslySetInnerHTML={{ __html: scalePicture(balance, scale) }}
			/>
			<Equation balance={balance} scale={scale} />
			<p className="sr" role="status">
				{scaleText(balance, scale)}
			</p>
			<div className="balance-how">
				<AmountStepper
					name="How many"
					value={amount}
					text={unit === "boxes" ? `${amount}${variable}` : `${amount}`}
					least={1}
					most={MAX_AMOUNT}
					isLocked={isLocked}
					firstRef={firstRef}
					onChange={setAmount}
				/>
				{hasBoxes && (
					<button
						type="button"
						className="balance-unit"
						aria-pressed={isBoxes}
						disabled={isLocked}
						onClick={() => setIsBoxes(!isBoxes)}
					>
						{`of ${variable}`}
					</button>
				)}
			</div>
			<div className="balance-sides" dir="ltr">
				{(["left", "right"] as const).map((side) => (
					<SideSteps
						key={side}
						side={side}
						scale={scale}
						amount={amount}
						unit={unit}
						variable={variable}
						isLocked={isLocked}
						onStep={step}
					/>
				))}
			</div>
			<MadeTools
				canUndo={!isLocked && isBegun}
				canClear={!isLocked && isBegun}
				onUndo={undo}
				onClear={clear}
			/>
		</div>
	);
}

/** The content of both pans, with the comparison sign of the scale. */
function Equation({ balance, scale }: { balance: Balance; scale: Scale }) {
	const heavier = heavierSide(balance, scale);
	return (
		<p className="balance-equation" dir="ltr" aria-hidden="true">
			<span>{panText(scale.left, balance.variable)}</span>
			<b>{heavier === null ? "=" : heavier === "left" ? ">" : "<"}</b>
			<span>{panText(scale.right, balance.variable)}</span>
		</p>
	);
}

interface SideStepsProps {
	side: Side;
	scale: Scale;
	amount: number;
	unit: "ones" | "boxes";
	variable: string;
	isLocked: boolean;
	onStep: (scale: Scale) => void;
}

function SideSteps({ side, scale, amount, unit, variable, isLocked, onStep }: SideStepsProps) {
	const size = unit === "boxes" ? `${amount}${variable}` : `${amount}`;
	const steps: { face: string; name: string; step: Step }[] = [
		{ face: `− ${size}`, name: `Take away ${size}`, step: { of: unit, by: -amount } },
		{ face: `+ ${size}`, name: `Add ${size}`, step: { of: unit, by: amount } },
		{ face: `÷ ${amount}`, name: `Divide by ${amount}`, step: { groups: amount } },
	];
	return (
		<div className="balance-side" role="group" aria-label={side === "left" ? "Left side" : "Right side"}>
			{steps.map(({ face, name, step }) => {
				const pan = changedPan(scale[side], step);
				return (
					<button
						key={name}
						type="button"
						className="balance-step"
						aria-label={name}
						disabled={isLocked || pan === null}
						onClick={() => pan !== null && onStep({ ...scale, [side]: pan })}
					>
						{face}
					</button>
				);
			})}
		</div>
	);
}
