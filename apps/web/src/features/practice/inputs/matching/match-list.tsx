import { classNames } from "../../../../ui/class-names.ts";
import { optionName } from "../../question/answer/drafts.ts";
import type { MatchViewProps } from "./match-view-props.ts";
import { OptionFace } from "../options/option-face.tsx";
import { paired, takenApart } from "./pairing.ts";
import { lookClass, lookWords } from "../part-look.ts";

/** The same pairs without lines: the partner of each left option is chosen from a list. */
export function MatchList({ question, pairs, lookOf, isLocked, onPairs }: MatchViewProps) {
	const { left_options, right_options } = question;
	const letter = (at: number) => String.fromCharCode(65 + at);
	// Plain words need no picture above the lists.
	const isPictured = right_options.some(
		({ label, figure, image }) => figure || image || label.html.includes("<math"),
	);
	return (
		<div className="mt-list">
			{isPictured && (
				<ol className="mt-choices" aria-label="To choose from">
					{right_options.map((option, at) => (
						<li key={option.id}>
							<b aria-hidden="true">{letter(at)}</b>
							<OptionFace option={option} />
						</li>
					))}
				</ol>
			)}
			<ol className="mt-rows">
				{left_options.map((option) => (
					<li key={option.id} className={classNames(lookClass(lookOf(option.id)))}>
						<span className="mt-row-name" id={`mt-${option.id}`}>
							<OptionFace option={option} />
							<span className="sr">{lookWords(lookOf(option.id))}</span>
						</span>
						<select
							className={classNames("pr-choice mt-select", lookClass(lookOf(option.id)))}
							aria-labelledby={`mt-${option.id}`}
							data-match={option.id}
							aria-disabled={isLocked || undefined}
							value={pairs[option.id] ?? ""}
							onChange={({ target: { value } }) => {
								if (isLocked) return;
								onPairs(value === "" ? takenApart(pairs, option.id) : paired(pairs, option.id, value));
							}}
						>
							<option value="">Choose</option>
							{right_options.map((each, at) => (
								<option key={each.id} value={each.id}>
									{isPictured ? `${letter(at)}: ${optionName(each)}` : optionName(each)}
								</option>
							))}
						</select>
					</li>
				))}
			</ol>
		</div>
	);
}
