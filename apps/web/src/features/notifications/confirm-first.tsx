import { Link } from "react-router";
import { paths } from "../../paths/paths.ts";

/** At the switch of the weekly email, which does nothing until the address is confirmed: the way to a new link. */
export function ConfirmFirst() {
	return (
		<>
			It starts once you{" "}
			<Link className="link" to={paths.signInSettings}>
				confirm your email
			</Link>
			.
		</>
	);
}
