import { useEffect, useState } from "react";
import { isGoogleOffered } from "./google-sign-in.api.ts";

/** Whether there is a sign-in with Google; undefined until that is known. */
export function useGoogleOffered(): boolean | undefined {
	const [isOffered, setIsOffered] = useState<boolean>();
	useEffect(() => {
		let isHere = true;
		void isGoogleOffered().then((answer) => isHere && setIsOffered(answer));
		return () => {
			isHere = false;
		};
	}, []);
	return isOffered;
}
