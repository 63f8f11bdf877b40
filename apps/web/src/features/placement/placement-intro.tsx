import { paths } from "../../paths/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { useProfile } from "../profile/index.ts";
import { putOff } from "./not-now.ts";
import type { Placement } from "./placement.api.ts";

export interface PlacementIntroProps {
	placement: Placement;
	isStarting: boolean;
	onStart: () => void;
}

/** Explains the placement before it starts or continues. */
export function PlacementIntro({ placement, isStarting, onStart }: PlacementIntroProps) {
	const { id } = useProfile();
	const isOpen = placement.state === "open";
	return (
		<MessagePage
			title={isOpen ? "Pick up where you left off" : "Find your starting point"}
			tile={{ kind: "steps", color: "gold", soft: true }}
			actions={
				<>
					<Button variant="primary" size="lg" busy={isStarting} onClick={onStart}>
						{isOpen ? "Continue" : "Start"}
					</Button>
					<ButtonLink variant="line" size="lg" to={paths.studentDashboard} onClick={() => putOff(id)}>
						Not now
					</ButtonLink>
				</>
			}
		>
			<p>
				{`Up to ${placement.most} questions, about ten minutes. You can stop any time and continue later.`}
			</p>
			<p>Some are easy. Some you may not have learned yet. That’s fine: just say so.</p>
			<p>No points and no grades. It only shows where to begin.</p>
		</MessagePage>
	);
}
