import { type Dials, dialText, outOf, turned } from "@learnin/domain/interactions/machine/machine";
import type { Machine } from "@learnin/domain/interactions/machine/settings";
import { ArrowRight } from "lucide-react";
import { type RefObject, useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass, type PartLook } from "../../inputs/part-look.ts";
import { AmountStepper } from "./amount-stepper.tsx";

interface BoardProps {
	machine: Machine;
	dials: Dials;
	looks: readonly [PartLook, PartLook];
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onTurn: (dials: Dials) => void;
}

/** The machine with its dials, and its table: its inputs are fed in, and the outputs are written below them. */
export function MachineBoard({ machine, dials, looks, isLocked, firstRef, onTurn }: BoardProps) {
	const [tried, setTried] = useState<readonly number[]>([]);
	const isSet = outOf(dials, 0) !== null;
	const last = tried.at(-1);
	const made = last === undefined ? null : outOf(dials, last);
	const turn = (at: 0 | 1, value: number | null) => onTurn(at === 0 ? [value, dials[1]] : [dials[0], value]);
	const put = (x: number) => setTried([...tried.filter((each) => each !== x), x]);
	return (
		<div className="machine" dir="ltr">
			<div className="machine-flow">
				<Chip number={last} />
				{([0, 1] as const).map((at) => (
					<div key={at} className={classNames("machine-dial", lookClass(looks[at]))}>
						<AmountStepper
							name={at === 0 ? "Multiply by" : "Then add"}
							value={dials[at]}
							text={dialText(at, dials[at])}
							least={machine.from}
							most={machine.to}
							isLocked={isLocked}
							firstRef={at === 0 ? firstRef : undefined}
							moved={(by) => turned(machine, dials, at, by)}
							onChange={(value) => turn(at, value)}
							onUnset={() => turn(at, null)}
						/>
					</div>
				))}
				<Chip number={made} isOut />
			</div>
			<p className="sr" role="status">
				{last !== undefined && made !== null && `${withSign(last)} goes in, ${withSign(made)} comes out.`}
			</p>
			<Table machine={machine} dials={dials} tried={tried} isLocked={isLocked || !isSet} onPut={put} />
		</div>
	);
}

/** An input or an output. */
function Chip({ number, isOut = false }: { number: number | null | undefined; isOut?: boolean }) {
	const chip = <b>{number === null || number === undefined ? "?" : withSign(number)}</b>;
	return (
		<span className={classNames("machine-chip", isOut && "is-out")} aria-hidden="true">
			{isOut ? <ArrowRight /> : chip}
			{isOut ? chip : <ArrowRight />}
		</span>
	);
}

interface TableProps {
	machine: Machine;
	dials: Dials;
	tried: readonly number[];
	isLocked: boolean;
	onPut: (x: number) => void;
}

function Table({ machine: { rows }, dials, tried, isLocked, onPut }: TableProps) {
	return (
		<table className="machine-table">
			<tbody>
				<tr>
					<th scope="row">In</th>
					{rows.map(({ x }) => (
						<td key={x}>
							<button
								type="button"
								className="machine-put"
								aria-label={`Put in ${withSign(x)}`}
								aria-pressed={tried.includes(x)}
								disabled={isLocked}
								onClick={() => onPut(x)}
							>
								{withSign(x)}
							</button>
						</td>
					))}
				</tr>
				<tr>
					<th scope="row">Out</th>
					{rows.map(({ x, y }) => (
						<td key={x}>{withSign(y)}</td>
					))}
				</tr>
				<tr className="machine-made">
					<th scope="row">Made</th>
					{rows.map(({ x }) => {
						const out = tried.includes(x) ? outOf(dials, x) : null;
						return <td key={x}>{out === null ? "" : withSign(out)}</td>;
					})}
				</tr>
			</tbody>
		</table>
	);
}

function withSign(number: number): string {
	return `${number}`.replace("-", "−");
}
