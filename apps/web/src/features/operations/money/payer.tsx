import { Link } from "react-router";
import { parentPath } from "../../../paths/admin-paths.ts";

/** Who paid, with a link to their page. */
export function Payer({ name, id }: { name: string | null; id: string | null }) {
	if (name === null || id === null) return "A family that was deleted";
	return <Link to={parentPath(id)}>{name}</Link>;
}
