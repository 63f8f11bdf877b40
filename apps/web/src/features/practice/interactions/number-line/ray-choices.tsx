import type { Ray } from "@learnin/domain/interactions/inequality/inequality";
import { Choice, DotChoice, Option } from "../board/dot-choice.tsx";

interface RayChoicesProps {
	/** Null before the dot is placed; then there is nothing to choose. */
	ray: Ray | null;
	isLocked: boolean;
	onChange: (ray: Ray) => void;
}

/** Whether the dot is open or closed, and the direction of the arrow. */
export function RayChoices({ ray, isLocked, onChange }: RayChoicesProps) {
	const isOff = isLocked || ray === null;
	const choose = (change: Partial<Ray>) => ray && onChange({ ...ray, ...change });
	return (
		<div className="iq-choices">
			<DotChoice
				legend="Dot"
				isClosed={ray?.is_closed}
				isOff={isOff}
				onChoose={(is_closed) => choose({ is_closed })}
			/>
			<Choice legend="Arrow" isOff={isOff}>
				{(name) => (
					<>
						<Option {...{ name, isOff }} isOn={ray?.way === "left"} onPick={() => choose({ way: "left" })}>
							<i className="iq-arrow" aria-hidden="true" />
							To the left
						</Option>
						<Option {...{ name, isOff }} isOn={ray?.way === "right"} onPick={() => choose({ way: "right" })}>
							To the right
							<i className="iq-arrow is-right" aria-hidden="true" />
						</Option>
					</>
				)}
			</Choice>
		</div>
	);
}
