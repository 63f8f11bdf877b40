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
				Send what passes every check to review by itself
				<small>No student gets it before a person has approved it.</small>
			</span>
		</label>
	);
}
