import { letterOf } from "../sheet-words.ts";
import { OptionFace } from "./options.tsx";
import type { PrintedOf, PrintedType } from "./printed-type.ts";

/** Pairs are connected by a line, or written as letters on the left. */
function TwoColumns({
	question: { left_options, right_options },
}: {
	question: PrintedOf<"MATCH_THE_FOLLOWING">;
}) {
	return (
		<div className="sheet-match">
			<ul>
				{left_options.map((option, index) => (
					<li key={option.id}>
						<b>{index + 1}</b>
						<OptionFace option={option} />
						<span className="sheet-dot" />
					</li>
				))}
			</ul>
			<ul>
				{right_options.map((option, index) => (
					<li key={option.id}>
						<span className="sheet-dot" />
						<b>{letterOf(index)}</b>
						<OptionFace option={option} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** "1 – C" for each pair. */
export const match: PrintedType<"MATCH_THE_FOLLOWING"> = {
	Room: TwoColumns,
	fitsBeside: () => false,
	Answer: ({ question: { left_options, right_options }, right: { answer_dict } }) => (
		<div className="sheet-parts">
			{left_options.map(({ id }, at) => (
				<b key={id} className="sheet-part">
					{`${at + 1} – ${letterOf(right_options.findIndex((each) => each.id === answer_dict[id]))}`}
				</b>
			))}
		</div>
	),
};
