/** Shows the error page in a page's place: for what its loader failed with and for what it throws as it renders. */
import { Component, type ReactNode } from "react";
import type { Location } from "./addresses.ts";
import { ErrorContext } from "./router-context.ts";

type CatchProps = {
  location: Location;
  /** What the loader failed with. */
  error: unknown;
  fallback: ReactNode;
  children: ReactNode;
};

type Caught = { location: Location; thrown?: unknown };

/** Until the address changes. */
export class CatchErrors extends Component<CatchProps, Caught> {
  override state: Caught = { location: this.props.location };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  static getDerivedStateFromProps({ location }: CatchProps, state: Caught) {
    return location === state.location ? null : { location, thrown: undefined };
  }

  override render() {
    const { error = this.state.thrown, fallback, children } = this.props;
    return error === undefined ? children : <ErrorContext value={error}>{fallback}</ErrorContext>;
  }
}
