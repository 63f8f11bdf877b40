import type { AskedProps } from "../ordering/use-asked.ts";

/** Whether a person checks each before it goes to review. A reviewer approves it in any case. */
export function ReviewSwitch({ asked, onChange }: AskedProps) {
	return (
		<label className="qg-switch">
			<input
				type="checkbox"
				role="switch"
				className="switch"
				checked={asked.sends_to_review}
				aria-checked={asked.sends_to_review}
				onChange={(event) => onChange({ sends_to_review: event.currentTarget.checked })}
			/>
			<span>
				Send questions that pass every check to review automatically
				<small>Students see them only after someone approves them.</small>
			</span>
		</label>
	);
}
